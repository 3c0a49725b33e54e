package university;

import com.fasterxml.jackson.databind.JsonMappingException;
import jakarta.validation.ConstraintViolationException;
import java.util.Map;
import org.slf4j.LoggerFactory;
import org.springframework.http.*;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import university.generated.model.Failure;

/** A request that an operation answers with a failure. */
class Refusal extends RuntimeException {
    final ResponseEntity<Object> answer;

    Refusal(HttpStatus status, Object body) {
        answer = ResponseEntity.status(status).body(body);
    }

    Refusal(HttpStatus status, String message) {
        this(status, new Failure(false, message));
    }
}

/** Answers all failures in the contract's shape, those of Spring too. */
@RestControllerAdvice
class Failures extends ResponseEntityExceptionHandler {
    private static final String WRONG_KIND = "has a value of the wrong kind";
    private static final Map<Integer, String> MESSAGES = Map.of(
            400, "Please check what was sent.",
            404, "There is nothing at this address.",
            405, "This address does not take this method.",
            415, "The body has to be JSON.");

    @ExceptionHandler
    ResponseEntity<Object> refused(Refusal refusal) {
        return refusal.answer;
    }

    @ExceptionHandler
    ResponseEntity<Object> unexpected(Exception exception) {
        LoggerFactory.getLogger(Failures.class).error("A request has failed.", exception);
        return ResponseEntity.internalServerError().body(new Failure(false, "Something went wrong here."));
    }

    /** A parameter that does not fit. Its path is the names of the method and of the parameter. */
    @ExceptionHandler
    ResponseEntity<Object> parameters(ConstraintViolationException exception) {
        var failure = new Failure(false, MESSAGES.get(400));
        for (var problem : exception.getConstraintViolations())
            failure.putErrorsItem(problem.getPropertyPath().toString().replaceAll(".*\\.", ""), problem.getMessage());
        return ResponseEntity.badRequest().body(failure);
    }

    /** What Spring has found itself: a failure in the contract's shape in place of its own. */
    @Override
    protected ResponseEntity<Object> handleExceptionInternal(
            Exception exception, Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        var failure = new Failure(false, MESSAGES.getOrDefault(status.value(), "This did not work."));
        if (exception instanceof MethodArgumentNotValidException invalid)
            for (var error : invalid.getFieldErrors())
                failure.putErrorsItem(error.getField().replaceAll("[.\\[].*", ""), error.getDefaultMessage());
        if (exception instanceof MethodArgumentTypeMismatchException wrong)
            failure.putErrorsItem(wrong.getName(), WRONG_KIND);
        if (exception instanceof HttpMessageNotReadableException
                && exception.getCause() instanceof JsonMappingException wrong && !wrong.getPath().isEmpty())
            failure.putErrorsItem(wrong.getPath().get(0).getFieldName(), WRONG_KIND);
        var answer = ResponseEntity.status(status).headers(headers);
        // Spring answers HEAD wherever it answers GET, and does not say so.
        if (headers.getAllow().contains(HttpMethod.GET)) answer.header(HttpHeaders.ALLOW, "HEAD");
        return answer.body(failure);
    }
}
