package university;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Service;
import org.springframework.web.context.request.NativeWebRequest;
import university.generated.api.AdminAuthApiDelegate;
import university.generated.api.AuthApiDelegate;
import university.generated.model.*;

/** The two logins, and who is signed in. */
@Service
record SignIn(Accounts accounts, Sessions sessions, Students students, ObjectMapper mapper, HttpServletRequest current)
        implements AuthApiDelegate, AdminAuthApiDelegate {
    @Override
    public ResponseEntity<LoginResponse> studentLogin(Credentials sent) {
        return begin(accounts.signIn(sent.getEmail(), sent.getPassword(), Account::isStudent));
    }

    @Override
    public ResponseEntity<LoginResponse> adminLogin(AdminCredentials sent) {
        return begin(accounts.signIn(sent.getUsernameOrEmail(), sent.getPassword(), account -> !account.isStudent()));
    }

    @Override
    public ResponseEntity<CurrentUserResponse> getCurrentUser() {
        return ResponseEntity.ok(new CurrentUserResponse(true, userOf(Access.caller(current))));
    }

    private ResponseEntity<LoginResponse> begin(Account account) {
        return ResponseEntity.ok(new LoginResponse(true, new LoginResult(sessions.begin(account), userOf(account))));
    }

    private User userOf(Account account) {
        if (!account.isStudent()) return accounts.administrator(account.id());
        return mapper.convertValue(students.get(account.id()), StudentUser.class).role(Role.STUDENT);
    }

    /** Both of the generated interfaces have one. */
    @Override
    public Optional<NativeWebRequest> getRequest() {
        return Optional.empty();
    }
}
