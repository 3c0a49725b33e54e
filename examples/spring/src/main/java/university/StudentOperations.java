package university;

import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Service;
import org.springframework.web.context.request.NativeWebRequest;
import university.generated.api.AdminStudentsApiDelegate;
import university.generated.api.StudentsApiDelegate;
import university.generated.model.*;

/** The list of students, one of them, and the fees. */
@Service
record StudentOperations(Students students) implements StudentsApiDelegate, AdminStudentsApiDelegate {
    @Override
    public ResponseEntity<StudentListResponse> adminListStudents() {
        return ResponseEntity.ok(new StudentListResponse(true, students.all()));
    }

    @Override
    public ResponseEntity<StudentResponse> adminGetStudent(String id) {
        return ResponseEntity.ok(new StudentResponse(true, students.get(id)));
    }

    @Override
    public ResponseEntity<StudentResponse> updateStudentFee(String id, FeeUpdate sent) {
        var total = sent.getTotalFee();
        var paid = sent.getPaidAmount();
        if (paid > total) throw Refusal.of("paidAmount", "must not exceed the total fee");
        var student = students.update(id, sent.getUpdatedAt(), stored -> Students.withFees(stored, total, paid));
        return ResponseEntity.ok(new StudentResponse(true, student));
    }

    /** Both of the generated interfaces have one. */
    @Override
    public Optional<NativeWebRequest> getRequest() {
        return Optional.empty();
    }
}
